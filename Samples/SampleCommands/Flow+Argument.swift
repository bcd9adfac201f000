import ArgumentParser
import Shop

extension ShopApp.Flow: ExpressibleByArgument {}
